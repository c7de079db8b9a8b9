import { SegmentedControl } from "@parlour/web/ui/segmented-control";

type StateFilterProps<State extends string> = {
  options: readonly { value: State; label: string }[];
  value: State;
  onChange: (state: State) => void;
};

export function StateFilter<State extends string>({ options, value, onChange }: StateFilterProps<State>) {
  return (
    <div className={`mb-5 ${options.length > 4 ? "max-w-2xl" : "max-w-md"}`}>
      <SegmentedControl
        label="Status"
        options={options}
        value={value}
        onChange={(chosen) => onChange(chosen as State)}
      />
    </div>
  );
}
