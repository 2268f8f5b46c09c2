import { runTool } from '../run-tool.ts';

/** `npm run storybook [-- build] [-- --port 6040 …]`: opens the stories at http://localhost:6006, or builds them. */
const parameters = process.argv.slice(2);
const isBuild = parameters[0] === 'build';
const isPortGiven = parameters.some((one) => /^(?:-p|--port)(?:=|$)/.test(one));
process.exitCode = isBuild
  ? runTool('storybook', 'build', '--disable-telemetry', ...parameters.slice(1))
  : runTool(
      'storybook',
      'dev',
      ...(isPortGiven ? [] : ['--port', '6006']),
      ...['--no-open', '--disable-telemetry'],
      ...parameters,
    );
