/** Fields that a form sends without showing them; as pairs where a name occurs more than once. */
export function HiddenFields({ fields }: { fields: Record<string, string> | readonly (readonly [string, string])[] }) {
	const pairs = Array.isArray(fields) ? (fields as readonly (readonly [string, string])[]) : Object.entries(fields);
	return pairs.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
