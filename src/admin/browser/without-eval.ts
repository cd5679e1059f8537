import { config } from "zod";

// Import this module before the content model; otherwise, Zod calls eval, which the security policy blocks.
config({ jitless: true });
