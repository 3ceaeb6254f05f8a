/** What the system has against a file, in Traditional Chinese. */

import type { trouble } from "./trouble.en.ts";

export const table = {
  noSuchFolder: () => "它的資料夾不存在",
  noSuchFile: () => "沒有這個檔案",
  isFolder: () => "它是資料夾",
  isNoFile: () => "它是管線或裝置，不是檔案",
  linksInCircle: () => "它的連結繞成一圈",
  largerThan: (d) => `它大於 ${d.megabytes} MB`,
  theInput: () => "輸入",
  isNoFolder: () => "應該是資料夾的地方有一個檔案",
  notAllowed: () => "這個使用者沒有權限",
  readOnly: () => "磁碟是唯讀的",
  diskFull: () => "磁碟已滿",
  fileTooLarge: () => "它會變得太大",
  deviceFails: () => "磁碟或裝置故障",
  lineBroken: () => "連線中斷",
} satisfies typeof trouble;
