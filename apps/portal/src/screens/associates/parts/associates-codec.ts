import type { AssociatesParams } from '@surtidor/data';
import type { AssociateStatusFilter } from '@surtidor/domain';
import type { ListCodec } from '../../../features/lists/list-address.ts';
import { getChoiceParam, getTextParam, omitEmpty } from '../../../features/lists/parameters.ts';

const values = ['active', 'inactive'] as const;
const filters = { active: '1', inactive: '0' } as const satisfies Readonly<
  Record<(typeof values)[number], AssociateStatusFilter>
>;

/** The search params of the list of associates. The default status, `all`, is omitted. */
export const associatesCodec: ListCodec<AssociatesParams> = {
  read: (parameters) => {
    const status = getChoiceParam(parameters, 'status', values);
    return {
      search: getTextParam(parameters, 'search') ?? '',
      status: status === undefined ? 'all' : filters[status],
    };
  },
  write: ({ search, status }) =>
    omitEmpty({
      search: search.trim(),
      status: values.find((value) => filters[value] === status),
    }),
};
