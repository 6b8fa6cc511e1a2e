/** Calls whose text arguments are messages for people: `new RequestError('…')`, `conflict('…')`. */
const RAISES =
  /(Error|Exception|Problem|badRequest|unauthorized|notFound|conflict|tooLarge|unsupportedMediaType|console\.\w+)$/;

/** Properties of zod and of our own whose value is such a message. */
const MESSAGE_PROPERTIES = new Set(['error', 'message']);

const isText = ({ node }) => node.type === 'StringLiteral' || node.type === 'TemplateLiteral';

/** `z.int('must be a whole number')`, but not `z.literal('pending')`: a message has more than one word. */
function isSentenceOfSchema(callee, text) {
  return /^z\.|\.check$/.test(callee) && /\s/.test(text);
}

function isMessage(path) {
  const { parent } = path;
  if (parent?.type === 'ObjectProperty') return MESSAGE_PROPERTIES.has(parent.key.name);
  if (parent?.type === 'NewExpression' || parent?.type === 'CallExpression') {
    const callee = path.parentPath.get('callee').toString();
    return RAISES.test(callee) || isSentenceOfSchema(callee, path.toString());
  }
  return false;
}

/** Leaves out the wording of messages: it may change without being wrong. Keys, ids and paths stay in. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'message-texts',
    value: {
      shouldIgnore: (path) =>
        isText(path) && isMessage(path) ? 'The text of a message.' : undefined,
    },
  },
];
