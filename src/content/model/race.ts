import { z } from "zod";
import * as f from "../fields";
import { finderRange, group } from "./shared";

const mistake = (description: string) => f.line(description);

/**
 * Text for "Race your own suite" on Features. It is part of that feature's script, which loads after the
 * page.
 */
export const race = z.strictObject({
  privacy: f.line("What happens to the visitor's report"),
  reports: f.label("The label of the file input"),
  reportsHint: f.line("Below it: that files can be dropped, and which tools write them"),
  durations: f.label("The label of the field for pasted durations"),
  durationsHint: f.line("Below it: the format of the durations"),
  race: f.label("The button that uses the pasted durations"),
  sample: f.label("The button that uses the sample"),
  sampleLongest: f.label("The name of the sample's longest file"),
  reading: f.label("The message while a report is being read"),
  counts: f.textWithBlanks("What was read: the number of [tests] and [files]"),
  filesAlone: f.textWithBlanks("The same if only durations are known: the number of [files]"),
  untimed: f.textWithBlanks("How many tests have no usable time: [count]"),
  oneByOne: f.label("Beside the time of all tests in sequence"),
  onLanes: f.textWithBlanks("Beside the time on several [lanes]"),
  outcome: f.textWithBlanks("The result: [time] on [lanes] lanes, and the [speedup]"),
  outcomeAlone: f.textWithBlanks("The result on one lane: its [time]"),
  longest: f.textWithBlanks("Which [file] takes the longest, and its [time]"),
  unnamed: f.label("In place of an unknown file name"),
  decides: f.line("If that file alone takes as long as the run"),
  saved: f.textWithBlanks("How much splitting it in two saves: [time]"),
  savesNothing: f.textWithBlanks("If that saves nothing on this number of [lanes]"),
  lanes: finderRange,
  runs: finderRange,
  wrongNumber: f.textWithBlanks("Below a field that doesn't contain a number from [min] to [max]"),
  month: f.textWithBlanks("How a month is calculated: [runs] of [minutes] are a [total]"),
  finder: f.label("The link to the plan finder"),
  copy: f.label("The button that copies the address of the result"),
  copied: f.line("Its text after that; say that the address contains no names"),
  mistakes: group("RaceMistakes", "Why a report or pasted text gives no result, and what helps", {
    notXml: mistake("It isn't XML"),
    html: mistake("It is a web page"),
    otherXml: mistake("It is XML, but not a JUnit report"),
    doctype: mistake("It declares entities, which isn't safe to read"),
    broken: mistake("Its tags don't match, or aren't valid XML"),
    tooDeep: mistake("Its elements are nested too deeply for a report"),
    cutOff: mistake("It ends in the middle"),
    noTests: mistake("It has no tests"),
    noTimes: mistake("Its tests have no times"),
    unreadable: mistake("The browser can't read the file"),
    noDurations: mistake("The pasted text has no durations"),
  }),
});
