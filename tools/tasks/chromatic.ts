import { fail } from '../console.ts';
import { runTool } from '../run-tool.ts';

/** `npm run chromatic`: sends the stories to the Chromatic project of `CHROMATIC_PROJECT_TOKEN`. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  fail(
    'CHROMATIC_PROJECT_TOKEN is not set.',
    "Set it to the project's token, or compare the stories on this machine: npm run visual.",
  );
}
process.exitCode = runTool('chromatic', ...process.argv.slice(2));
