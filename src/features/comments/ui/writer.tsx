// What only a signed-in reader needs, in one file that other readers don't download.
export { EditForm, NewComment, ReplyForm } from './forms.tsx';
export { Tools } from './Tools.tsx';
