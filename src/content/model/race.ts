import { z } from "zod";
import * as f from "../fields";
import { finderRange, group } from "./shared";

const mistake = (description: string) => f.line(description);

/** The words of "Race your own suite" on Features, which load with its script and not with the page. */
export const race = z.strictObject({
  privacy: f.line("What becomes of the visitor's report"),
  reports: f.label("What the choice of files is called"),
  reportsHint: f.line("Below it: that they may be dropped, and what writes them"),
  durations: f.label("What the field for pasted durations is called"),
  durationsHint: f.line("Below it: in what form they are pasted"),
  race: f.label("The button that takes what was pasted"),
  sample: f.label("The button that takes the sample"),
  sampleLongest: f.label("The name of the sample's longest file"),
  reading: f.label("While a report is read"),
  counts: f.textWithBlanks("What was read: so many [tests] in so many [files]"),
  filesAlone: f.textWithBlanks("The same where only durations are known: so many [files]"),
  untimed: f.textWithBlanks("How many tests have no usable time: [count]"),
  oneByOne: f.label("Beside the time of all tests one by one"),
  onLanes: f.textWithBlanks("Beside the time on so many [lanes]"),
  outcome: f.textWithBlanks("The outcome: [time] on [lanes] lanes, and the [speedup]"),
  outcomeAlone: f.textWithBlanks("The outcome on one lane: its [time]"),
  longest: f.textWithBlanks("Which [file] takes the longest, and its [time]"),
  unnamed: f.label("In place of its name where none is known"),
  decides: f.line("Said of it where it takes as long as the run"),
  saved: f.textWithBlanks("What splitting it in two saves: [time]"),
  savesNothing: f.textWithBlanks("Said where that saves nothing on so many [lanes]"),
  lanes: finderRange,
  runs: finderRange,
  wrongNumber: f.textWithBlanks(
    "Below a field with something else than a number from [min] to [max]",
  ),
  month: f.textWithBlanks("How a month is counted: [runs] of [minutes] come to a [total]"),
  finder: f.label("The link to the plan finder"),
  copy: f.label("The button that copies the address of the result"),
  copied: f.line("What it says afterwards: that the address holds no names"),
  mistakes: group("RaceMistakes", "Why a report or a paste gives no result, and what helps", {
    notXml: mistake("It isn't XML"),
    html: mistake("It is a web page"),
    otherXml: mistake("It is XML, but no JUnit report"),
    doctype: mistake("It declares entities, which isn't safe to read"),
    broken: mistake("Its tags don't match, or aren't XML's"),
    tooDeep: mistake("Its elements are nested as deep as in no report"),
    cutOff: mistake("It ends in the middle"),
    noTests: mistake("It has no tests"),
    noTimes: mistake("Its tests have no times"),
    unreadable: mistake("The browser can't read the file"),
    noDurations: mistake("Nothing of what was pasted is a duration"),
  }),
});
