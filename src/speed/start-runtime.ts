import { startWhenIdle } from "./start-when-idle";

// The entry of the page's own small script (speed/webpack.ts).
startWhenIdle();
