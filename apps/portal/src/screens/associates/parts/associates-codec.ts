import type { AssociatesParams } from '@surtidor/data';
import type { AssociateStatusFilter } from '@surtidor/domain';
import type { ListCodec } from '../../../features/lists/list-codec.ts';
import { getChoiceParam, getTextParam, omitEmpty } from '../../../features/lists/parameters.ts';

const statusParams = ['active', 'inactive'] as const;
const statusFilters = { active: '1', inactive: '0' } as const satisfies Readonly<
  Record<(typeof statusParams)[number], AssociateStatusFilter>
>;

/** Reads and writes the search params of the associates list. The default status, `all`, is omitted. */
export const associatesCodec: ListCodec<AssociatesParams> = {
  read: (parameters) => {
    const status = getChoiceParam(parameters, 'status', statusParams);
    return {
      search: getTextParam(parameters, 'search') ?? '',
      status: status === undefined ? 'all' : statusFilters[status],
    };
  },
  write: ({ search, status }) =>
    omitEmpty({
      search: search.trim(),
      status: statusParams.find((value) => statusFilters[value] === status),
    }),
};
