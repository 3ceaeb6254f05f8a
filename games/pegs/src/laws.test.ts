import { describeGame } from "@baize/testkit";
import { subject } from "./subject.ts";

describeGame(subject);
