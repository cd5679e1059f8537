import * as f from "./fields";
import * as shared from "./shared";

export const race = f.file({
  privacy: f.line("The text that says what happens to the visitor's report"),
  inputs: "The text that opens and closes the inputs for the visitor's own suite",
  reports: "The label of the file input",
  reportsHint: f.line(
    "The text below the file input. It should say that visitors can also drag files here, and name tools that create such files",
  ),
  durations: "The label of the field for pasted durations",
  durationsHint: f.line("The text below the field, which describes the format of the durations"),
  skipped:
    "The message about pasted lines that can't be read: their number as [count], and the first [lines]",
  race: "The text of the button that uses the pasted durations",
  sample: "The text of the button that uses the sample data",
  sampleFiles: f.list(
    "The names of the sample's test files, longest first. Their durations are those on Home's run board",
    f.label("The name of a test file"),
    { unique: [] },
  ),
  reading: "The message that appears while a report is being read",
  counts:
    "The text that shows what was read: the number of [tests], and the [units] as the key below has them",
  eachLane: "The text before the choice of what runs on one lane",
  units: f.group("What a lane can run one of, with the number of each", {
    file: "The number of test files as [count]",
    class: "The number of test classes as [count]",
    suite: "The number of test suites as [count]",
  }),
  untimed:
    "The text that shows how many tests have no usable time; [count] is replaced with their number",
  timedBySuite:
    "The note about the tests without a time above 0 whose suite has one, which counts: their number as [count]",
  repeating:
    "The note about suites that have a time twice, in a total or in each test: their number as [count]",
  overlapping:
    "The note about suites that took less time than their tests together, because tests ran at once: their number as [count]",
  oneByOne: "The text beside the time that all tests take in sequence",
  scrollOn: "The same, if the lane is longer than the drawing and visitors can scroll it",
  onLanes: "The text beside the time that the tests take on several [lanes]",
  outcome: "The result on several lanes: the [time], the number of [lanes] and the [speedup]",
  outcomeAlone:
    "The result if it isn't faster than on one lane: the [time] and the number of [lanes]",
  file: "The name of the control that goes through the test files, for screen readers",
  ofFile: "The text about a test file in the drawing: the [file], its [time] and its [lane]",
  lastLane: "The text about the [lane] that ends last, until visitors choose a file in the drawing",
  shorter:
    "The text about short test files that are drawn as one block: the number of [files], their [time] and their [lane]",
  longest:
    "The text that shows which [file], class or suite takes the longest, and its [time], which a run takes at least",
  unnamed: "The text in place of an unknown file name, with the file's [number]",
  saved:
    "The text that shows how much [time] visitors would save by splitting the longest file in two",
  savesNothing:
    "The text that appears if splitting the file wouldn't save time on this number of [lanes]",
  lanes: shared.finderRange,
  runs: shared.finderRange,
  wrongNumber: "The error message below a field that doesn't contain a number from [min] to [max]",
  month:
    "The text that shows how the monthly minutes are calculated: the number of [runs], the [minutes] for each run and the [total]",
  finder: "The text of the link to the plan finder",
  copy: "The text of the button that copies a link to the result",
  copied: f.line(
    "The text of the copy button after the visitor has copied the link; it should say that the link contains no file names",
  ),
  unused:
    "The message about a file that can't be used: the name of the [file], and [why] it can't be used, which is one of the messages below",
  mistakes: f.group(
    "Messages that say why a report or pasted text can't be used, and how to fix it",
    {
      notXml: f.line("The message if the file isn't XML"),
      otherXml: f.line("The message if the file is XML but not a JUnit report"),
      broken: f.line("The message if the tags don't match or aren't valid XML"),
      cutOff: f.line("The message if the file is cut off"),
      noTests: f.line("The message if the report contains no tests"),
      noTimes: f.line("The message if the report contains no test times"),
      unreadable: f.line("The message if the browser can't read the file"),
      notLoaded: f.line("The message if the program that reads reports could not be loaded"),
      same: f.line(
        "The message for a report that was chosen twice, or that another report combines",
      ),
      noDurations: f.line("The message if the pasted text contains no durations"),
      link: f.line("The message if the page was opened with a link to a race that can't be read"),
    },
  ),
});
