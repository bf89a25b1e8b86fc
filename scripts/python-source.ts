import { ERRORS } from '../src/contract/errors.ts';
import { SANDBOX_OUTCOMES } from '../src/contract/resources/video.ts';
import { className, readDocument, type Schema } from './sdk-source.ts';

const HEADING =
  '# Printed by `npm run generate`; not to be edited.\nfrom __future__ import annotations\n';
const KEYWORDS = new Set(['class', 'def', 'from', 'global', 'import', 'in', 'is', 'not', 'pass']);

/** One class for each code, and the table that finds it. */
export function pythonErrors(): string {
  const codes = Object.entries(ERRORS);
  const classes = codes.map(
    ([code, { meaning }]) => `class ${className(code)}(ApiError):\n    """${meaning}"""\n`,
  );
  const table = codes.map(([code]) => `    "${code}": ${className(code)},`);
  const names = codes.map(([code]) => `    "${className(code)}",`);
  return [
    `${HEADING}\nfrom typing import Dict, Type\n\nfrom ._api_error import ApiError\n`,
    ...classes,
    `#: The class of each code. A code that is not listed comes from a newer server.\nERROR_CLASSES: Dict[str, Type[ApiError]] = {\n${table.join('\n')}\n}\n\n__all__ = [\n${names.join('\n')}\n]\n`,
  ].join('\n\n');
}

/** How a job of the sandbox can be told to end. */
export function pythonSandboxOutcomes(): string {
  const outcomes = SANDBOX_OUTCOMES.map((outcome) => `    "${outcome}",\n`);
  const text = 'How a job of the sandbox shall end, to test a program.';
  return `${HEADING}\nfrom typing import Literal\n\n${comment(text, '')}SandboxOutcome = Literal[\n${outcomes.join('')}]\n`;
}

/** The resources of `/openapi.json` as dictionaries with types. */
export function pythonResources(): string {
  const { schemas } = readDocument().components;
  const printer = new Printer(Object.keys(schemas));
  for (const [name, schema] of Object.entries(schemas)) printer.declare(name, schema);
  const names = printer.names().map((name) => `    "${name}",`);
  const imports =
    'from typing import TYPE_CHECKING, Any, Dict, List, Literal, TypedDict, Union\n\nif TYPE_CHECKING:\n    from typing_extensions import NotRequired\n';
  return [
    `${HEADING}\n${imports}`,
    ...printer.declarations(),
    `__all__ = [\n${names.join('\n')}\n]\n`,
  ].join('\n\n');
}

/** Python has no objects within objects: each gets a name of its own, after where it is found. */
class Printer {
  readonly #declarations: string[] = [];
  readonly #names: Set<string>;

  constructor(names: readonly string[]) {
    this.#names = new Set(names);
  }

  names(): readonly string[] {
    return [...this.#names].sort();
  }

  declarations(): readonly string[] {
    return this.#declarations;
  }

  declare(name: string, schema: Schema): void {
    if (schema.type === 'object' && schema.properties !== undefined) this.#dictionary(name, schema);
    else {
      const type = this.#typeOf(schema, name);
      const alias = type.startsWith('Union[') ? quoted(type) : type;
      this.#declarations.push(`${comment(schema.description, '')}${name} = ${alias}\n`);
    }
  }

  #dictionary(name: string, schema: Schema): void {
    const fields = Object.entries(schema.properties ?? {}).map(([key, value]) => {
      const type = this.#typeOf(value, `${name}${capitalized(key)}`);
      const isRequired = schema.required?.includes(key) === true;
      const { description } = value;
      return { key, description, type: isRequired ? type : `NotRequired[${type}]` };
    });
    if (fields.every(({ key }) => /^[A-Za-z_]\w*$/.test(key) && !KEYWORDS.has(key))) {
      const lines = fields.map(
        ({ key, description, type }) => `${comment(description, '    ')}    ${key}: ${type}`,
      );
      const text = schema.description === undefined ? '' : `    """${schema.description}"""\n\n`;
      this.#declarations.push(`class ${name}(TypedDict):\n${text}${lines.join('\n')}\n`);
      return;
    }
    const lines = fields.map(
      ({ key, description, type }) =>
        `${comment(description, '        ')}        "${key}": '${type}',`,
    );
    this.#declarations.push(
      `${comment(schema.description, '')}${name} = TypedDict(\n    "${name}",\n    {\n${lines.join('\n')}\n    },\n)\n`,
    );
  }

  #typeOf(schema: Schema, place: string): string {
    if (schema.$ref !== undefined) return schema.$ref.replace('#/components/schemas/', '');
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    const options = schema.anyOf ?? schema.oneOf;
    if (options !== undefined) {
      return union(options.map((option) => this.#typeOf(option, `${place}${kindOf(option)}`)));
    }
    if (Array.isArray(schema.type)) {
      return union(schema.type.map((type: string) => this.#typeOf({ ...schema, type }, place)));
    }
    switch (schema.type) {
      case 'object':
        return this.#objectType(schema, place);
      case 'array':
        return `List[${this.#typeOf(schema.items ?? {}, place)}]`;
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'string':
        return schema.format === 'binary' ? 'bytes' : 'str';
      case 'boolean':
        return 'bool';
      case 'null':
        return 'None';
      default:
        return 'Any';
    }
  }

  #objectType(schema: Schema, place: string): string {
    if (schema.properties === undefined) {
      const values = schema.additionalProperties;
      return `Dict[str, ${typeof values === 'object' ? this.#typeOf(values, place) : 'Any'}]`;
    }
    let name = place;
    for (let count = 2; this.#names.has(name); count += 1) name = `${place}${count}`;
    this.#names.add(name);
    this.#dictionary(name, schema);
    return name;
  }
}

/** What tells the options of a union apart, where they say so. */
function kindOf({ properties }: Schema): string {
  const kind = properties?.['kind']?.const;
  return typeof kind === 'string' ? capitalized(kind) : '';
}

function union(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  return distinct.length === 1 ? distinct.join('') : `Union[${distinct.join(', ')}]`;
}

/** Outside of a class, names are looked up at once. */
function quoted(union: string): string {
  const names = union.slice('Union['.length, -1).split(', ');
  return `Union[${names.map((name) => `"${name}"`).join(', ')}]`;
}

function literal(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

function capitalized(key: string): string {
  return key
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function comment(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}#: ${text}\n`;
}
