/** The page of one's own settings: name, this device, another device, and what is kept. */
import "../board/notice.ts";
import { claiming } from "./claim.ts";
import { offerCode } from "./claim-code.ts";
import { data } from "./data.ts";
import { device } from "./device.ts";
import { naming } from "./naming.ts";

device();
offerCode();
data();
claiming();
await naming();
