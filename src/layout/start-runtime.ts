import { startWhenIdle } from "./start-when-idle";

// The entry of the page's own small script (build/webpack.ts).
startWhenIdle();
