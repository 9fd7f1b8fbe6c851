import { fieldNames, type Message } from './model.ts';

/** What stands in the form now. */
export function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const value = (name: keyof Message) => String(data.get(name) ?? '');
  return { from_name: value('from_name'), reply_to: value('reply_to'), message: value('message') };
}

/** Puts a message into the form. */
export function writeMessage(form: HTMLFormElement, message: Message): void {
  for (const name of fieldNames) setFieldValue(form, name, message[name]);
}

export function fieldValue(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

export function setFieldValue(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
}
