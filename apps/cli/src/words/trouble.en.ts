/** What the system has against a file, in English. */

import type { Facts } from "@baize/kernel";

export const trouble = {
  noSuchFolder: () => "its folder does not exist",
  noSuchFile: () => "there is no such file",
  isFolder: () => "it is a folder",
  isNoFile: () => "it is a pipe or a device, not a file",
  linksInCircle: () => "its links lead round in a circle",
  largerThan: (d: Facts<"megabytes">) => `it is larger than ${d.megabytes} MB`,
  theInput: () => "The input",
  isNoFolder: () => "there is a file where its folder should be",
  notAllowed: () => "this user is not allowed to",
  readOnly: () => "the disk is read-only",
  diskFull: () => "the disk is full",
  fileTooLarge: () => "it would become too large",
  deviceFails: () => "the disk or the device fails",
  lineBroken: () => "the line is broken",
};
