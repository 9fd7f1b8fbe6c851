import { split } from './split.js';

const form = document.querySelector('#order');
const list = document.querySelector('#shares');
let orders = JSON.parse(localStorage.getItem('orders') ?? '[]');
/** The order that is being edited, or null. */
let edited = null;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const cents = Math.round(form.elements.amount.value * 100);
  const order = { name: form.elements.name.value, cents };
  if (orders.includes(edited)) {
    keep(orders.map((each) => (each === edited ? order : each)));
  } else {
    keep([...orders, order]);
  }
  edited = null;
  form.reset();
});

function keep(changed) {
  orders = changed;
  localStorage.setItem('orders', JSON.stringify(orders));
  show();
}

function show() {
  const rows = split(orders, 15).map(({ name, cents }, index) => {
    const row = document.createElement('li');
    row.append(`${name} pays ${(cents / 100).toFixed(2)} `);
    row.append(button(`Edit ${name}`, () => edit(index)));
    row.append(' ');
    row.append(button(`Delete ${name}`, () => remove(index)));
    return row;
  });
  list.replaceChildren(...rows);
}

function remove(index) {
  keep(orders.filter((_, place) => place !== index));
  list.focus();
}

function edit(index) {
  edited = orders[index];
  form.elements.name.value = edited.name;
  form.elements.amount.value = edited.cents / 100;
  form.elements.name.focus();
}

function button(label, onClick) {
  const made = document.createElement('button');
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

show();
