/** What the system has against a file, in Simplified Chinese. */

import type { trouble } from "./trouble.en.ts";

export const table = {
  noSuchFolder: () => "它的文件夹不存在",
  noSuchFile: () => "没有这个文件",
  isFolder: () => "它是文件夹",
  isNoFile: () => "它是管道或设备，不是文件",
  linksInCircle: () => "它的链接绕成一圈",
  largerThan: (d) => `它大于 ${d.megabytes} MB`,
  theInput: () => "输入",
  isNoFolder: () => "应该是文件夹的地方有一个文件",
  notAllowed: () => "这个用户没有权限",
  readOnly: () => "磁盘是只读的",
  diskFull: () => "磁盘已满",
  fileTooLarge: () => "它会变得太大",
  deviceFails: () => "磁盘或设备故障",
  lineBroken: () => "连接中断",
} satisfies typeof trouble;
