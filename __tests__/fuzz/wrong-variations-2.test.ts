import { testEveryMistake } from "./every-mistake";

// The two files with the most keys, which take as long as all others, and run at the same time.
testEveryMistake(["features.yaml", "plans.yaml"]);
