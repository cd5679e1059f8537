import { RUNTIME_ID, startWhenIdle } from "./start-when-idle";

// The entry of the page's own small script (build/webpack.ts).
startWhenIdle(RUNTIME_ID);
