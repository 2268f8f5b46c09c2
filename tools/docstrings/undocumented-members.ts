import {
  type Comment,
  type Declaration,
  parseSync,
  type TSSignature,
  type TSType,
} from 'oxc-parser';
import { type DocstringFault, docstringFault } from './docstring-fault.ts';

/** A member of an exported type that says too little about itself. */
export interface UndocumentedMember {
  /** The type it belongs to: 'ButtonProps'. */
  readonly owner: string;
  /** 'busy' */
  readonly name: string;
  readonly fault: DocstringFault;
}

/** Members of an object type, also of the objects in a union or an intersection. */
const membersOfType = (type: TSType): readonly TSSignature[] => {
  if (type.type === 'TSTypeLiteral') return type.members;
  if (type.type === 'TSParenthesizedType') return membersOfType(type.typeAnnotation);
  const parts = type.type === 'TSUnionType' || type.type === 'TSIntersectionType' ? type.types : [];
  return parts.flatMap(membersOfType);
};

const declared = (
  declaration: Declaration | null,
): { owner: string; members: readonly TSSignature[] } => {
  if (declaration?.type === 'TSInterfaceDeclaration') {
    return { owner: declaration.id.name, members: declaration.body.body };
  }
  if (declaration?.type === 'TSTypeAliasDeclaration') {
    return { owner: declaration.id.name, members: membersOfType(declaration.typeAnnotation) };
  }
  return { owner: '', members: [] };
};

const nameOf = (member: TSSignature): string | undefined => {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature')
    return undefined;
  if (member.key.type === 'Identifier') return member.key.name;
  return member.key.type === 'Literal' ? String(member.key.value) : undefined;
};

const isDocstring = ({ type, value }: Comment): boolean =>
  type === 'Block' && value.startsWith('*');

/**
 * The members of a file's exported interfaces and object types that have no docstring, or one that
 * repeats their name.
 */
export function undocumentedMembers(file: string, source: string): readonly UndocumentedMember[] {
  const { program, comments } = parseSync(file, source);
  const docstrings = comments.filter(isDocstring);
  const docstringAt = (start: number): string | undefined =>
    docstrings.find(({ end }) => end <= start && source.slice(end, start).trim() === '')?.value;
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { owner, members } = declared(statement.declaration);
    return members.flatMap((member) => {
      const name = nameOf(member);
      const fault = name && docstringFault(name, docstringAt(member.start));
      return name && fault ? [{ owner, name, fault }] : [];
    });
  });
}
