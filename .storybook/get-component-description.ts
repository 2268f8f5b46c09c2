import { extractComponentDescription } from 'storybook/internal/docs-tools';

/** Usage notes on a component's page (`parameters.usage`). */
interface Usage {
  readonly when: string;
  readonly whenNot: string;
  /** The content it accepts. */
  readonly content: string;
  /** Its parts, in reading order. */
  readonly anatomy: string;
  /** Keyboard interaction. */
  readonly keyboard: string;
  /** Roles, names and announcements. */
  readonly accessibility: string;
}

/** Returns the introduction of a component's page: its docstring, then `parameters.usage`. */
export function getComponentDescription(
  component: Parameters<typeof extractComponentDescription>[0],
  { parameters }: { readonly parameters: { readonly usage?: Usage } },
): string {
  const { usage } = parameters;
  return [
    extractComponentDescription(component),
    ...(usage
      ? [
          `**When to use it.** ${usage.when}`,
          `**When not to use it.** ${usage.whenNot}`,
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
