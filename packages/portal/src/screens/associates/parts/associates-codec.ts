import type { AssociatesParams } from '@surtidor/data';
import type { AssociateStatusFilter } from '@surtidor/domain/associates';
import { choiceParam, createFilterCodec, textParam } from '../../../features/lists/parameters.ts';

const statusParams = ['active', 'inactive'] as const;
const statusFilters = { active: '1', inactive: '0' } as const satisfies Readonly<
  Record<(typeof statusParams)[number], AssociateStatusFilter>
>;

const statusParam = choiceParam('status', statusParams, undefined);

/** Reads and writes the search params of the associates list. The default status, `all`, is omitted. */
export const associatesCodec = createFilterCodec<AssociatesParams>({
  search: textParam('search'),
  status: {
    read: (parameters) => {
      const status = statusParam.read(parameters);
      return status === undefined ? 'all' : statusFilters[status];
    },
    write: (status) =>
      statusParam.write(statusParams.find((value) => statusFilters[value] === status)),
  },
});
