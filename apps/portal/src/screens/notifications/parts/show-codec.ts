import type { ListCodec } from '../../../features/lists/list-codec.ts';
import { choiceParameter } from '../../../features/lists/parameters.ts';

/** Which notifications are shown. */
export type Shown = 'all' | 'unread';

const choices: readonly Shown[] = ['all', 'unread'];

/** `?show=unread`; all by default. */
export const showCodec: ListCodec<Shown> = {
  read: (parameters) => choiceParameter(parameters, 'show', choices) ?? 'all',
  write: (shown): Readonly<Record<string, string>> => (shown === 'all' ? {} : { show: shown }),
};
