import { join } from 'node:path';
import { capabilityDescriptions, capabilityNames } from '@surtidor/data/backend-profile';

const formatRow = (name: (typeof capabilityNames)[number]): string => {
  const { feature, usedBy, fallback } = capabilityDescriptions[name];
  return `| \`${name}\` | ${feature} | ${usedBy} | ${fallback} |`;
};

/** Generates `docs/capabilities.md`. */
export function createCapabilitiesPage(docsFolder: string): {
  readonly path: string;
  readonly content: string;
} {
  const lines = [
    "<!-- Generated from packages/data/src/backend-profile by 'npm run codegen'. -->",
    '# Optional capabilities of a backend',
    '',
    'The portal works with the operations and fields of the specification. Any other operation or field that it',
    'can use is an optional capability. `capabilities` in `backend.config.json` lists those of the backend.',
    '',
    '| Capability | The backend offers | Used by | Without it |',
    '|---|---|---|---|',
    ...capabilityNames.map(formatRow),
    '',
  ];
  return { path: join(docsFolder, 'capabilities.md'), content: lines.join('\n') };
}
