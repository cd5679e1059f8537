import { testEveryMistake } from "./every-mistake";

// Half of the files, so that the two halves run at the same time.
testEveryMistake(["home.yaml", "site.yaml", "contact.yaml"]);
