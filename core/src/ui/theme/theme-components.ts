import type { MantineThemeComponents } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import classes from './theme-components.module.css';

/**
 * Default props and styles of Mantine components. Plain objects instead of `Component.extend(...)`, which would
 * bundle components into pages without them.
 */
export const themeComponents: MantineThemeComponents = {
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' },
    classNames: { root: classes.touchTarget },
  },
  Anchor: { defaultProps: { underline: 'hover' } },
  Badge: { classNames: { root: classes.badge } },
  Button: {
    defaultProps: { size: 'md' },
    classNames: { root: classes.button, label: classes.buttonLabel },
  },
  Card: { defaultProps: { padding: 'lg', radius: 'lg' }, classNames: { root: classes.card } },
  Checkbox: { defaultProps: { iconColor: 'var(--qm-on-accent)' }, classNames: { input: classes.check } },
  Input: {
    defaultProps: { size: 'md' },
    classNames: { wrapper: classes.inputWrapper, input: classes.input },
  },
  InputWrapper: {
    defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'input', 'error'] },
    classNames: {
      label: classes.label,
      required: classes.required,
      description: classes.description,
      error: classes.error,
    },
  },
  Loader: { defaultProps: { color: 'amber' } },
  Modal: {
    defaultProps: {
      radius: 'lg',
      centered: true,
      transitionProps: { duration: 200 },
      // base.css hides the scroll bar; the library's own style element is refused by the content security policy.
      removeScrollProps: { removeScrollBar: false },
    },
    classNames: { content: classes.float, header: classes.floatHeader },
  },
  ModalCloseButton: { defaultProps: { 'aria-label': messages.app.close } },
  NativeSelect: { defaultProps: { size: 'md' } },
  Notification: { classNames: { root: classes.float } },
  Paper: { defaultProps: { radius: 'lg' }, classNames: { root: classes.card } },
  Pagination: { vars: () => ({ root: { '--pagination-active-color': 'var(--qm-on-accent)' } }) },
  PasswordInput: { defaultProps: { size: 'md' } },
  Radio: { defaultProps: { iconColor: 'var(--qm-on-accent)' } },
  Select: {
    // The list scrolls by itself; a scroll area would add a tab stop.
    defaultProps: { size: 'md', checkIconPosition: 'right', withScrollArea: false },
    classNames: { dropdown: classes.float, options: classes.options },
  },
  Skeleton: { classNames: { root: classes.skeleton } },
  Textarea: { defaultProps: { size: 'md' } },
  TextInput: { defaultProps: { size: 'md' } },
};
