import { extractComponentDescription } from 'storybook/internal/docs-tools';

/** What a component's page says of its use, under `parameters.usage`. */
interface Usage {
  readonly when: string;
  readonly whenNot: string;
  /** What belongs in it. */
  readonly content: string;
  /** Its parts, in reading order. */
  readonly anatomy: string;
  /** What the keys do. */
  readonly keyboard: string;
  /** Roles, names and announcements. */
  readonly accessibility: string;
}

/** Returns the head of a component's page: its docstring, then what `parameters.usage` says. */
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
          `**Anatomy.** ${usage.anatomy}`,
          `**Keyboard.** ${usage.keyboard}`,
          `**Accessibility.** ${usage.accessibility}`,
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}
