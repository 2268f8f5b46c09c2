/** A module from a code block of the kit's README. */
export interface ReadmeExample {
  /** 'example-3.tsx', or the name in the block's first line: 'app/providers.tsx'. */
  readonly file: string;
  readonly code: string;
}

const codeBlockPattern = /^```(tsx?)\n([\s\S]*?)^```$/gm;

/** Matches the line that starts a file within a block. */
const fileNamePattern = /^\/\/ (\S+\.tsx?)\n/m;

const componentTagPattern = /<([A-Z]\w*)/g;

const isDeclared = (code: string, name: string): boolean =>
  new RegExp(String.raw`(?:import|const|function)\b[^;=(]*\b${name}\b`).test(code);

/** Returns code as a module that imports undeclared components from the kit. */
const toModule = (code: string): string => {
  const names = [...new Set([...code.matchAll(componentTagPattern)].map(([, name]) => name ?? ''))];
  const undeclared = names.filter((name) => !isDeclared(code, name));
  return undeclared.length === 0
    ? `${code}\nexport {};\n`
    : `import { ${undeclared.join(', ')} } from '@surtidor/ui';\n\n${code}`;
};

/** Returns every `tsx` and `ts` block of a README as modules for the compiler. */
export function getReadmeExamples(readme: string): readonly ReadmeExample[] {
  return [...readme.matchAll(codeBlockPattern)].flatMap(
    ([, extension = '', code = ''], blockIndex) => {
      const files = code.split(/^(?=\/\/ \S+\.tsx?$)/m);
      return files.map((fileCode, fileIndex) => ({
        file:
          fileNamePattern.exec(fileCode)?.[1] ?? `example-${blockIndex}-${fileIndex}.${extension}`,
        code: toModule(fileCode),
      }));
    },
  );
}
