import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

const answerOf = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // While npm start tries whether the port is free, a connection is taken and never answered.
    const signal = AbortSignal.timeout(2_000);
    get(address, { headers: { accept: 'text/html' }, signal }, resolve).once('error', reject);
  });

/** Whether an address answers with a whole page. Asks as a browser does; fetch would not. */
export async function answersWithPage(address: string): Promise<boolean> {
  try {
    const answer = await answerOf(address);
    const page = await text(answer);
    return answer.statusCode === 200 && page.includes('</html>');
  } catch {
    return false;
  }
}
