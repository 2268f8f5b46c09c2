/** Identifiers that the examples of the kit's README use without declaring them. */
declare const checkState: (id: string) => void;
declare const clear: () => void;
declare const edit: () => void;
declare const loadMore: () => void;
declare const mark: (id: string, on: boolean) => void;
declare const pay: (id: string) => void;
declare const pesos: import('@surtidor/ui').AmountFormat;
declare const range: import('@surtidor/ui').DateRange;
declare const rate: (item: string, rating: import('@surtidor/ui').Rating) => void;
declare const remove: (id: string) => void;
declare const send: () => void;
declare const setAmount: (id: string, amount: number | null) => void;
declare const setOpen: (open: boolean) => void;
declare const setRange: (range: import('@surtidor/ui').DateRange) => void;
declare const setSide: (side: import('@surtidor/ui').ComparisonSideName) => void;
declare const setText: (text: string) => void;
declare const side: import('@surtidor/ui').ComparisonSideName;

declare module 'any-router' {
  export const AnyRouterLink: (props: { to: string }) => null;
}

declare module 'next/link' {
  const Link: (props: import('@surtidor/ui').LinkElementProps) => null;
  export default Link;
}
