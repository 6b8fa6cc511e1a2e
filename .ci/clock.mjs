// `CLOCK=2028-02-29T12:00 NODE_OPTIONS='--import ./.ci/clock.mjs'`: a program's clock starts at this local time and goes on.
const { now } = Date;
const ahead = new Date(process.env.CLOCK).getTime() - now();

Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, caller) =>
    Reflect.construct(date, parts.length === 0 ? [Date.now()] : parts, caller),
});
