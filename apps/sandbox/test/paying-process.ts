/**
 * A process that pays: `node paying-process.ts <file> <mode>`. The mode 'endless' opens and settles payments
 * until the process is killed and prints one line per step. The mode 'once' tries to pay document D1 once.
 */
import { getSession } from '../src/auth/sessions.ts';
import { openNodeDatabase } from '../src/database/node-database.ts';
import { getDealer } from '../src/environment/context.ts';
import { createEnvironment } from '../src/environment/environment.ts';
import { createTransaction } from '../src/payments/create-transaction.ts';
import { settleTransaction } from '../src/payments/settle-transaction.ts';
import { createPaymentLine } from './operations.ts';

const [, , file = '', mode = ''] = process.argv;
const db = openNodeDatabase(file);
const environment = createEnvironment({ db });
const session = getSession(environment, 'process', 1, false);
const dealer = getDealer({
  environment,
  db,
  session,
  transport: { override: { kind: 'response' } },
});

const getBalance = (number: string): string =>
  (
    (db.get<{ saldo: number }>('select saldo from documents where num_documento = :number', {
      number,
    })?.saldo ?? 0) / 100
  ).toFixed(2);

function payForever(): never {
  for (let round = 0; ; round += 1) {
    const lines = ['D1', 'D2', 'D3'].map((number) =>
      createPaymentLine(number, getBalance(number), '1.00'),
    );
    const { uuid } = createTransaction(dealer, lines, null);
    process.stdout.write('opened\n');
    settleTransaction(environment, uuid, round % 3 === 2 ? 'RECHAZADA' : 'APROBADA');
    process.stdout.write('settled\n');
  }
}

function payOnce(): void {
  try {
    createTransaction(dealer, [createPaymentLine('D1', getBalance('D1'))], null);
    process.stdout.write('paid\n');
  } catch {
    process.stdout.write('refused\n');
  }
}

if (mode === 'endless') payForever();
payOnce();
