/**
 * The customer-service chat, a classic script for any page:
 *   <script src=".../chat/widget.js?color=%230b4ea2" async></script>
 * It uses a shadow root, a constructable style sheet and no HTML strings, so that it works with a
 * content security policy without 'unsafe-inline' and with Trusted Types. It sends and stores no data.
 */
(() => {
  const TAG = 'surtidor-chat';
  const DEFAULT_COLOR = '#0b4ea2';

  const ANSWERS = [
    {
      topic: '¿Cómo pago una factura?',
      keywords: ['pag', 'factura', 'pse', 'banco'],
      text: 'Abra «Facturas pendientes», elija una o varias facturas y pulse «Continuar». Puede pagar el total o una parte; al terminar en el banco vuelve al portal con el resultado.',
    },
    {
      topic: '¿Dónde está mi pedido?',
      keywords: ['pedido', 'orden', 'entrega', 'guia', 'guía', 'despach'],
      text: 'En «Pedidos» encuentra el estado de cada uno. Ábralo para ver la línea de tiempo, el transportador y los documentos que ya estén listos.',
    },
    {
      topic: 'No puedo ingresar',
      keywords: ['ingres', 'clave', 'contraseña', 'usuario', 'entrar'],
      text: 'Verifique el correo con el que lo registraron. Si olvidó la contraseña, pida al representante legal de su empresa que la restablezca.',
    },
    {
      topic: 'Hablar con una persona',
      keywords: ['persona', 'asesor', 'humano', 'llamar', 'telefono', 'teléfono', 'horario'],
      text: 'Nuestros asesores atienden de lunes a viernes de 7 a. m. a 6 p. m. y los sábados hasta mediodía. Las líneas de cada país están en el menú, en «Líneas de atención».',
    },
  ];
  const GREETING = 'Hola. Soy el asistente de servicio al cliente. ¿En qué le puedo ayudar?';
  const UNKNOWN =
    'No encontré una respuesta para eso. Pruebe con otras palabras o elija uno de los temas.';

  const STYLE = `
    :host { all: initial; position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 2147480000;
      font: 1rem/1.45 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; color: #1a2029; }
    *, *::before, *::after { box-sizing: border-box; }
    button, input { font: inherit; }
    button { cursor: pointer; }
    :focus-visible { outline: 3px solid #b45f06; outline-offset: 2px; }
    .toggle { display: grid; place-items: center; inline-size: 3.5rem; block-size: 3.5rem; margin-inline-start: auto;
      border: 0; border-radius: 50%; background: var(--chat); color: var(--on-chat);
      box-shadow: 0 6px 20px rgb(0 0 0 / 0.28); }
    .toggle svg { inline-size: 1.6rem; block-size: 1.6rem; }
    .panel { display: grid; grid-template-rows: auto 1fr auto; inline-size: min(22rem, calc(100vw - 2rem));
      block-size: min(31rem, calc(100dvh - 6.5rem)); margin-block-end: 0.75rem; overflow: hidden;
      background: #ffffff; border: 1px solid #c9d0d9; border-radius: 1.25rem; box-shadow: 0 16px 44px rgb(0 0 0 / 0.24); }
    .panel[hidden] { display: none; }
    .head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.5rem 0.5rem 0.5rem 1.125rem;
      background: var(--chat); color: var(--on-chat); }
    .head h2 { margin: 0; font-size: 1rem; font-weight: 700; }
    .close { display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; border: 0; border-radius: 0.75rem;
      background: transparent; color: inherit; font-size: 1.5rem; line-height: 1; }
    .head :focus-visible { outline-color: currentcolor; outline-offset: -4px; }
    .log { display: flex; flex-direction: column; gap: 0.625rem; margin: 0; padding: 1rem; overflow-y: auto; overscroll-behavior: contain; }
    .said { max-inline-size: 88%; margin: 0; padding: 0.625rem 0.875rem; border-radius: 1rem; overflow-wrap: anywhere; }
    .said.theirs { align-self: flex-start; background: #eef1f5; border-end-start-radius: 0.25rem; }
    .said.mine { align-self: flex-end; background: var(--chat); color: var(--on-chat); border-end-end-radius: 0.25rem; }
    .who { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .topics { display: flex; flex-wrap: wrap; gap: 0.5rem; }
    .topics button { min-block-size: 2.5rem; padding: 0.375rem 0.875rem; border: 1px solid #77818f; border-radius: 1.25rem;
      background: #ffffff; color: #1a2029; text-align: start; font-size: 0.9rem; }
    .topics button:hover { background: #eef1f5; }
    form { display: flex; gap: 0.5rem; padding: 0.75rem; border-block-start: 1px solid #dde2e8; }
    input { flex: 1; min-inline-size: 0; min-block-size: 2.75rem; padding: 0.375rem 0.875rem; border: 1px solid #77818f;
      border-radius: 0.875rem; background: #ffffff; color: #1a2029; }
    .send { min-block-size: 2.75rem; padding: 0.375rem 1rem; border: 0; border-radius: 0.875rem; background: var(--chat);
      color: var(--on-chat); font-weight: 700; }
    @media (prefers-reduced-motion: no-preference) {
      .panel { animation: rise 160ms ease-out; }
      @keyframes rise { from { opacity: 0; transform: translateY(0.5rem); } }
    }
    @media print { :host { display: none; } }
  `;

  /** Returns a dark or a light text colour for a background. */
  const getTextColor = (color) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return '#ffffff';
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    const linear = (channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    return luminance > 0.18 ? '#10151c' : '#ffffff';
  };

  const createElement = (name, options = {}, children = []) => {
    const { attributes = {}, ...properties } = options;
    const element = Object.assign(document.createElement(name), properties);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const createIcon = () => {
    const namespace = 'http://www.w3.org/2000/svg';
    const icon = document.createElementNS(namespace, 'svg');
    icon.setAttribute('viewBox', '0 0 24 24');
    icon.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS(namespace, 'path');
    path.setAttribute('fill', 'currentColor');
    path.setAttribute(
      'd',
      'M12 3c5.2 0 9 3.300 9 7.600s-3.800 7.600-9 7.600c-.9 0-1.800-.1-2.600-.3L4.500 21l.8-4.300C3.900 15.200 3 13 3 10.600 3 6.300 6.800 3 12 3z',
    );
    icon.append(path);
    return icon;
  };

  const findAnswer = (question) => {
    const text = question.toLocaleLowerCase('es');
    const match = ANSWERS.find((answer) => answer.keywords.some((word) => text.includes(word)));
    return match ? match.text : UNKNOWN;
  };

  class SurtidorChat extends HTMLElement {
    static observedAttributes = ['color'];

    connectedCallback() {
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: 'open' });
      this.sheet = new CSSStyleSheet();
      this.sheet.replaceSync(STYLE);
      this.colors = new CSSStyleSheet();
      root.adoptedStyleSheets = [this.sheet, this.colors];
      this.updateColors();
      this.render(root);
      root.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || this.panel.hidden) return;
        event.stopPropagation();
        this.setOpen(false);
      });
    }

    attributeChangedCallback() {
      if (this.colors) this.updateColors();
    }

    updateColors() {
      const attribute = this.getAttribute('color') ?? '';
      const isValid = /^[\w#(),.%\s/-]+$/.test(attribute) && CSS.supports('color', attribute);
      const color = isValid ? attribute : DEFAULT_COLOR;
      this.colors.replaceSync(`:host { --chat: ${color}; --on-chat: ${getTextColor(color)}; }`);
    }

    render(root) {
      this.topics = this.createTopicButtons();
      this.log = createElement('div', {
        className: 'log',
        attributes: { role: 'log', tabindex: '0', 'aria-label': 'Conversación' },
      });
      this.input = createElement('input', {
        name: 'mensaje',
        maxLength: 300,
        autocomplete: 'off',
        placeholder: 'Escriba su pregunta',
        attributes: { 'aria-label': 'Su pregunta' },
      });
      const form = createElement('form', { noValidate: true }, [
        this.input,
        createElement('button', { className: 'send', type: 'submit', textContent: 'Enviar' }),
      ]);
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        this.ask(this.input.value.trim());
        this.input.value = '';
      });
      const close = createElement('button', {
        className: 'close',
        type: 'button',
        textContent: '×',
        attributes: { 'aria-label': 'Cerrar el chat' },
      });
      close.addEventListener('click', () => this.setOpen(false));
      const header = createElement('div', { className: 'head' }, [
        createElement('h2', { textContent: 'Servicio al cliente', id: 'titulo' }),
        close,
      ]);
      this.panel = createElement(
        'section',
        {
          className: 'panel',
          id: 'panel',
          hidden: true,
          attributes: { role: 'dialog', 'aria-labelledby': 'titulo' },
        },
        [header, this.log, form],
      );
      this.toggle = createElement(
        'button',
        {
          className: 'toggle',
          type: 'button',
          attributes: {
            'aria-label': 'Chat de servicio al cliente',
            'aria-expanded': 'false',
            'aria-controls': 'panel',
          },
        },
        [createIcon()],
      );
      this.toggle.addEventListener('click', () => this.setOpen(this.panel.hidden));
      root.append(this.panel, this.toggle);
    }

    setOpen(isOpen) {
      this.panel.hidden = !isOpen;
      this.toggle.setAttribute('aria-expanded', String(isOpen));
      if (!isOpen) {
        this.toggle.focus();
        return;
      }
      if (this.log.childElementCount === 0) this.addMessage('theirs', GREETING);
      this.input.focus();
    }

    /** Opens the chat with a question that the user can complete and send. */
    open(question) {
      this.setOpen(true);
      this.input.value = String(question);
    }

    createTopicButtons() {
      const buttons = ANSWERS.map(({ topic, text }) => {
        const button = createElement('button', { type: 'button', textContent: topic });
        button.addEventListener('click', () => this.addExchange(topic, text));
        return button;
      });
      const attributes = { role: 'group', 'aria-label': 'Temas' };
      return createElement('div', { className: 'topics', attributes }, buttons);
    }

    ask(question) {
      if (question !== '') this.addExchange(question, findAnswer(question));
    }

    addExchange(question, answer) {
      this.addMessage('mine', question);
      this.addMessage('theirs', answer);
    }

    addMessage(side, text) {
      const speaker = side === 'mine' ? 'Usted: ' : 'Asistente: ';
      const message = createElement('p', { className: `said ${side}` }, [
        createElement('span', { className: 'who', textContent: speaker }),
        text,
      ]);
      // Appending the topics again moves them below the last message.
      this.log.append(message, this.topics);
      this.log.scrollTop = this.log.scrollHeight;
    }
  }

  const script = document.currentScript;
  const url = script instanceof HTMLScriptElement ? new URL(script.src) : null;
  const color = script?.dataset.color ?? url?.searchParams.get('color') ?? DEFAULT_COLOR;

  if (!customElements.get(TAG)) customElements.define(TAG, SurtidorChat);
  const existing = document.querySelector(TAG);
  const chat = existing ?? document.createElement(TAG);
  chat.setAttribute('color', color);
  if (!existing) document.body.append(chat);
})();
