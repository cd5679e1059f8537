import { LARGEST, testEveryMistake } from "./every-mistake";

testEveryMistake(LARGEST);
