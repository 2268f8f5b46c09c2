import { parseSync, Visitor } from 'oxc-parser';

/** Names a module reads: of properties, and of texts that may stand for them. */
export function namesReadIn(
  file: string,
  source: string,
  { except }: { readonly except?: string } = {},
): ReadonlySet<string> {
  const names = new Set<string>();
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const isExcepted = object.type === 'Identifier' && object.name === except;
      if (!computed && !isExcepted && property.type === 'Identifier') names.add(property.name);
    },
    ObjectPattern({ properties }) {
      for (const part of properties) {
        if (part.type === 'Property' && part.key.type === 'Identifier') names.add(part.key.name);
      }
    },
    Literal({ value }) {
      if (typeof value === 'string') names.add(value);
    },
  }).visit(parseSync(file, source).program);
  return names;
}

/** The properties of the interfaces a module declares, as 'Invoice.dueDate'. */
export function propertiesIn(file: string, source: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      for (const member of body.body) {
        if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier') {
          found.push(`${id.name}.${member.key.name}`);
        }
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}
