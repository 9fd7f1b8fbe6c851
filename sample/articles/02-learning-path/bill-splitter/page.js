import { split } from './split.js';

const form = document.querySelector('form');
const list = document.querySelector('ul');
let orders = JSON.parse(localStorage.getItem('orders') ?? '[]');
/** The place of the order that is in the form, or none. */
let edited = -1;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const cents = Math.round(form.elements.amount.value * 100);
  const order = { name: form.elements.name.value, cents };
  keep(edited < 0 ? [...orders, order] : orders.with(edited, order));
  form.reset();
});

function keep(changed) {
  orders = changed;
  edited = -1;
  localStorage.setItem('orders', JSON.stringify(orders));
  show();
}

function show() {
  const rows = split(orders, 15).map(({ name, cents }, index) => {
    const row = document.createElement('li');
    row.append(`${name} pays ${(cents / 100).toFixed(2)} `);
    row.append(button(`Edit ${name}`, () => edit(index)));
    row.append(button(`Delete ${name}`, () => remove(index)));
    return row;
  });
  list.replaceChildren(...rows);
}

function remove(index) {
  keep(orders.toSpliced(index, 1));
}

function edit(index) {
  edited = index;
  form.elements.name.value = orders[index].name;
  form.elements.amount.value = orders[index].cents / 100;
  form.elements.name.focus();
}

function button(label, onClick) {
  const made = document.createElement('button');
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

show();
