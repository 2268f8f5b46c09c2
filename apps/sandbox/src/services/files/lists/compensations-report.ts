import type { CompensacionesFilterInput } from '@surtidor/data/schema';
import { findCompensations } from '../../../compensations/list-compensations.ts';
import { ALL_ROWS } from '../../../database/paging.ts';
import { formatDay } from '../format.ts';
import type { PrintContext } from '../print-context.ts';
import type { Report, ReportColumn } from './report.ts';

const COLUMNS: readonly ReportColumn[] = [
  { title: 'Transacción', kind: 'text', share: 0.19, width: 22 },
  { title: 'Estado', kind: 'text', share: 0.12, width: 16 },
  { title: 'Creada', kind: 'day', share: 0.12, width: 12 },
  { title: 'Actualizada', kind: 'day', share: 0.12, width: 12 },
  { title: 'Pagos', kind: 'amount', share: 0.15, width: 18 },
  { title: 'Facturas', kind: 'amount', share: 0.15, width: 18 },
  { title: 'Compensado', kind: 'amount', share: 0.15, width: 18 },
];

const STATUS_LABELS: Readonly<Record<string, string>> = {
  B: 'En proceso',
  F: 'Rechazada',
  S: 'Completada',
};

/** Builds the report of the client's compensations (spec 2, "Compensations"). */
export function buildCompensationsReport(
  context: PrintContext,
  filter: CompensacionesFilterInput | null,
): Report {
  const { rows } = findCompensations(context, filter, null, ALL_ROWS);
  return {
    title: 'Compensaciones',
    facts: [
      { label: 'Fecha', value: formatDay(context.today) },
      { label: 'Moneda', value: context.currency },
    ],
    columns: COLUMNS,
    rows: rows.map((row) => [
      row.id_transaccion,
      STATUS_LABELS[row.estado] ?? row.estado,
      row.created_at,
      row.updated_at,
      row.total_pagos,
      row.total_facturas,
      row.total_compensado,
    ]),
    totals: [],
    emptyText: 'No hay compensaciones con este filtro.',
  };
}
