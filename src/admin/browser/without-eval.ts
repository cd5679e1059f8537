import { config } from "zod";

// First of all, since zod would try what the policy refuses as soon as the model is there.
config({ jitless: true });
