import { extractComponentDescription } from 'storybook/internal/docs-tools';

/** What a component's page says of its use, under `parameters.usage`. */
interface Usage {
  readonly when: string;
  readonly whenNot: string;
  /** What belongs in it. */
  readonly content: string;
}

/** The head of a component's page: its docstring, then when to use it, when not, what belongs in it. */
export function componentDescription(
  component: Parameters<typeof extractComponentDescription>[0],
  { parameters }: { readonly parameters: { readonly usage?: Usage } },
): string {
  const { usage } = parameters;
  return [
    extractComponentDescription(component),
    ...(usage
      ? [
          `**When to use it.** ${usage.when}`,
          `**When not.** ${usage.whenNot}`,
          `**What belongs in it.** ${usage.content}`,
        ]
      : []),
  ].join('\n\n');
}
