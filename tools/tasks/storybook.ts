import { runTool } from '../run-tool.ts';

/** `npm run storybook [-- build]`: opens the stories at http://localhost:6006, or builds them. */
const [mode = 'dev', ...rest] = process.argv.slice(2);
process.exitCode =
  mode === 'build'
    ? runTool('storybook', 'build', '--disable-telemetry', ...rest)
    : runTool('storybook', 'dev', '--port', '6006', '--no-open', '--disable-telemetry', ...rest);
