#!/usr/bin/env node
/** `npx vernissage`: the commands of the package. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  backend: () => import('#mocks/http/cli.ts'),
  contract: () => import('#src/conformance/cli.ts'),
  async openapi() {
    const { openApi } = await import('./open-api.ts');
    process.stdout.write(`${JSON.stringify(openApi, null, 2)}\n`);
  },
};

// What is left are the options of the command, which reads them.
const [name = ''] = process.argv.splice(2, 1);
const run = commands[name];
if (run) await run();
else {
  process.stderr.write(
    `"${name}" is not a command. There are: ${Object.keys(commands).join(', ')}.\n`,
  );
  process.exitCode = 2;
}
