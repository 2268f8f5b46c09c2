import { writeAssessments } from '../assessments/write-assessments.ts';
import { writePropTables } from '../kit-readme/write-prop-tables.ts';
import { writeThirdPartyNotices } from '../packages/third-party-notices.ts';
import { runTool } from '../run-tool.ts';

/**
 * `npm run format`: fixes formatting and lint, and generates the style sheets of the design tokens, the
 * third-party notices, the prop tables of the kit's README and the pages of the assessments.
 */
runTool(process.execPath, 'packages/ui/scripts/write-token-sheets.ts');
writeThirdPartyNotices();
writePropTables();
writeAssessments();
process.exitCode = runTool('biome', 'check', '--write', '.');
