import { ListFrame, type ListFrameProps } from '../../layout/list-frame/index.ts';
import { DocFrame } from './doc-frame.tsx';

const states: readonly ListFrameProps['state'][] = [
  'loading',
  'ready',
  'empty',
  'failed',
  'forbidden',
];

/** A list in each of its states. */
export const ListStatesDemo = () => (
  <div>
    {states.map((state) => (
      <DocFrame key={state}>
        <p className="doc-note">{state}</p>
        <ListFrame state={state}>
          <p>Factura 1001 · $ 250.000</p>
        </ListFrame>
      </DocFrame>
    ))}
  </div>
);
