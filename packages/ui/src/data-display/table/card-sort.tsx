import { Select } from '../../inputs/select/index.ts';
import { useListMessages } from '../../messages/index.ts';
import type { Column, TableSort } from './column.ts';

export interface CardSortProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
}

const directions = ['ascending', 'descending'] as const;

/** A select to sort the cards: every sortable column in both directions. */
export const CardSort = <Row,>({ columns, sort, onSortChange }: CardSortProps<Row>) => {
  const messages = useListMessages();
  const options = columns
    .filter(({ sortable }) => sortable !== undefined)
    .flatMap(({ id, header }) =>
      directions.map((direction) => ({
        value: `${direction} ${id}`,
        label: messages[direction](header),
        sort: { column: id, direction },
      })),
    );
  if (options.length === 0) return null;
  return (
    <div className="mb-3 hidden cards:block print:hidden">
      <Select
        label={messages.sortBy}
        labelMode="hidden"
        value={sort ? `${sort.direction} ${sort.column}` : ''}
        options={options}
        onValueChange={(value) => {
          const selectedOption = options.find((option) => option.value === value);
          if (selectedOption) onSortChange(selectedOption.sort);
        }}
      />
    </div>
  );
};
