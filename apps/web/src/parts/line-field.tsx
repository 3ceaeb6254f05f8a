/** A line to fill in, with its label: a name or a code. */

interface LineFieldProps {
  readonly label: string;
  readonly text: string;
  /** The most letters it takes. */
  readonly most: number;
  /** Whether only digits are meant. */
  readonly digits?: boolean;
  change(text: string): void;
}

export function LineField({ label, text, most, digits = false, change }: LineFieldProps) {
  return (
    <label className="line-field">
      {label}
      <input
        value={text}
        maxLength={most}
        required
        autoCapitalize="off"
        inputMode={digits ? "numeric" : "text"}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
}
