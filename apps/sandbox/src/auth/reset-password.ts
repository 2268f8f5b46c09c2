import type { ClientRow, UserRow } from '../database/index.ts';
import type { Environment } from '../environment/environment.ts';
import { createInvalidInputError } from '../shared/errors.ts';
import { generateToken } from '../shared/random.ts';
import { validatePassword } from './change-password.ts';
import { dummyHash, hashPassword } from './password.ts';
import { revokeUserSessions } from './sessions.ts';
import { normalizeEmail } from './sign-in.ts';
import { hashToken } from './token-hash.ts';

interface MailContent {
  readonly firstname: string;
  readonly link: string;
  /** The company whose administrator created a user that has never had a password; null for others. */
  readonly invitedBy: string | null;
}

const formatMail = ({ firstname, link, invitedBy }: MailContent) =>
  invitedBy === null
    ? {
        subject: 'Cambie su contraseña',
        text: `Hola, ${firstname}:

Recibimos una solicitud para cambiar su contraseña. Ábrala con este enlace, que sirve una sola vez y
durante una hora:

${link}

Si no la pidió usted, no tiene que hacer nada: su contraseña sigue igual.
`,
      }
    : {
        subject: 'Cree su contraseña del portal',
        text: `Hola, ${firstname}:

${invitedBy} creó un usuario para usted en el portal de su distribuidor. Cree su contraseña con este
enlace, que sirve una sola vez y durante una hora:

${link}

Si venció, pida otro en «¿Olvidó su contraseña?» o a quien lo invitó.
`,
      };

/**
 * Sends an e-mail with a reset link. Returns true even for unknown addresses, so that accounts
 * cannot be discovered (Magento's requestPasswordResetEmail).
 */
export async function requestPasswordReset(environment: Environment, email: string): Promise<true> {
  const { db, now, limits, portalOrigin, sendMail } = environment;
  const user = db.get<UserRow>("select * from users where email = :email and status = '1'", {
    email: normalizeEmail(email),
  });
  if (user === undefined) return true;
  const token = generateToken();
  db.run(
    'insert into password_resets (token_hash, user_id, expires_at) values (:hash, :id, :end)',
    {
      hash: await hashToken(token),
      id: user.id,
      end: now() + limits.passwordResetMs,
    },
  );
  const searchParams = new URLSearchParams({ email: user.email, token });
  const link = `${portalOrigin}/reset-password?${searchParams}`;
  const client = db.get<ClientRow>('select * from clients where cliente = :code', {
    code: user.client_code,
  });
  const isNew = user.password_hash === dummyHash;
  sendMail({
    to: user.email,
    ...formatMail({
      firstname: user.firstname,
      link,
      invitedBy: isNew ? (client?.nombre ?? null) : null,
    }),
  });
  return true;
}

/** Sets the password with a single-use token and ends every session of the user. */
export async function resetPassword(
  environment: Environment,
  input: {
    readonly email: string;
    readonly resetPasswordToken: string;
    readonly newPassword: string;
  },
): Promise<true> {
  const { db, now } = environment;
  const password = validatePassword(input.newPassword);
  const token = await hashToken(input.resetPasswordToken);
  const hash = await hashPassword(password);
  const user = db.get<UserRow>('select * from users where email = :email', {
    email: normalizeEmail(input.email),
  });
  db.transaction(() => {
    const updatedRows = db.run(
      `update password_resets set used_at = :now
       where token_hash = :token and user_id = :user and used_at is null and expires_at > :now`,
      { token, user: user?.id ?? null, now: now() },
    );
    if (user === undefined || updatedRows === 0) {
      throw createInvalidInputError(
        'resetPasswordToken',
        'El enlace ya se usó o venció. Solicite uno nuevo.',
      );
    }
    db.run('update users set password_hash = :hash where id = :id', { hash, id: user.id });
    // Invalidate the user's other reset tokens.
    db.run('update password_resets set used_at = :now where user_id = :id and used_at is null', {
      now: now(),
      id: user.id,
    });
    revokeUserSessions(environment, user.id, null);
  });
  return true;
}
