import { addCaseTask } from "@parlour/contracts/calls/protection/cases/add-case-task";
import { completeCaseTask } from "@parlour/contracts/calls/protection/cases/complete-case-task";
import type { CaseTask, WholeCase } from "@parlour/contracts/entities/case";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { FormDialog } from "../../../parts/form-dialog.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { DueDay } from "./due-day.tsx";

const add = client(addCaseTask);
const complete = client(completeCaseTask);

type CaseTasksProps = { one: WholeCase; isLocked: boolean; onChanged: () => void };

export function CaseTasks({ one, isLocked, onChanged }: CaseTasksProps) {
  const [isAdding, setAdding] = useState(false);
  const today = new Date().toISOString().slice(0, 10);
  const finish = async ({ id, title }: CaseTask) => {
    try {
      await complete({ params: { id: one.id, taskId: id } });
      showToast({ tone: "success", title: `Done: ${title}` });
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    }
    onChanged();
  };
  return (
    <Panel
      title="Tasks"
      action={
        <Button size="sm" disabled={isLocked} onClick={() => setAdding(true)}>
          Add task
        </Button>
      }
    >
      {one.tasks.length === 0 ? <p className="text-mist">None yet.</p> : null}
      <ul className="grid gap-3">
        {one.tasks.map((task) => (
          <li key={task.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <span className={task.doneAt ? "text-mist line-through" : undefined}>{task.title}</span>
              <span className="block text-sm text-mist">
                {task.doneAt ? (
                  <>
                    Done by {task.doneBy}, <Moment at={task.doneAt} />
                  </>
                ) : (
                  <>
                    Due <DueDay day={task.dueOn} isOverdue={task.dueOn !== null && task.dueOn < today} />
                  </>
                )}
              </span>
            </span>
            {task.doneAt ? null : (
              <Button size="sm" disabled={isLocked} onClick={() => void finish(task)}>
                Mark as done <span className="sr-only">: {task.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAdding ? <TaskDialog one={one} onClose={() => setAdding(false)} onChanged={onChanged} /> : null}
    </Panel>
  );
}

type TaskDialogProps = Omit<CaseTasksProps, "isLocked"> & { onClose: () => void };

function TaskDialog({ one, onClose, onChanged }: TaskDialogProps) {
  const [title, setTitle] = useState("");
  const [dueOn, setDueOn] = useState("");
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Add a task"
      action="Add"
      done="Task added"
      disabled={title.trim() === ""}
      onSubmit={async () => {
        const body = { title: title.trim(), dueOn: dueOn === "" ? null : dueOn };
        await add({ params: { id: one.id }, body });
        onChanged();
      }}
    >
      <TextField
        label="Task"
        value={title}
        maxLength={200}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label="Due on"
        hint="Optional."
        type="date"
        value={dueOn}
        onChange={(event) => setDueOn(event.target.value)}
      />
    </FormDialog>
  );
}
