/** A module from a code block of the kit's README. */
export interface ReadmeExample {
  /** 'example-3.tsx', or the name in the block's first line: 'app/providers.tsx'. */
  readonly file: string;
  readonly code: string;
}

const block = /^```(tsx?)\n([\s\S]*?)^```$/gm;

/** Splits a block into its files. */
const fileName = /^\/\/ (\S+\.tsx?)\n/m;

const componentTags = /<([A-Z]\w*)/g;

const isKnown = (code: string, name: string): boolean =>
  new RegExp(String.raw`(?:import|const|function)\b[^;=(]*\b${name}\b`).test(code);

/** The block as a module that imports undeclared components from the kit. */
const asModule = (code: string): string => {
  const names = [...new Set([...code.matchAll(componentTags)].map(([, name]) => name ?? ''))];
  const undeclared = names.filter((name) => !isKnown(code, name));
  return undeclared.length === 0
    ? `${code}\nexport {};\n`
    : `import { ${undeclared.join(', ')} } from '@surtidor/ui';\n\n${code}`;
};

/** Every `tsx` and `ts` block of a README, as modules for the compiler. */
export function readmeExamples(readme: string): readonly ReadmeExample[] {
  return [...readme.matchAll(block)].flatMap(([, kind = '', code = ''], place) => {
    const parts = code.split(/^(?=\/\/ \S+\.tsx?$)/m);
    return parts.map((part, at) => ({
      file: fileName.exec(part)?.[1] ?? `example-${place}-${at}.${kind}`,
      code: asModule(part),
    }));
  });
}
