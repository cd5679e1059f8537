import { CONTENT_FILES } from "../../src/content/model";
import { LARGEST, testEveryMistake } from "./every-mistake";

testEveryMistake(CONTENT_FILES.map(({ file }) => file).filter((file) => !LARGEST.includes(file)));
