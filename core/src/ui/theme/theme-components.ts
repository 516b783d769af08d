import {
  ActionIcon,
  Anchor,
  Button,
  Card,
  Checkbox,
  Drawer,
  Input,
  InputWrapper,
  Loader,
  type MantineThemeComponents,
  Menu,
  Modal,
  Notification,
  Paper,
  Select,
  Skeleton,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import classes from './theme-components.module.css';

/** How Mantine's components look and behave by default in the house. */
export const themeComponents: MantineThemeComponents = {
  ActionIcon: ActionIcon.extend({
    defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' },
    classNames: { root: classes.touchTarget },
  }),
  Anchor: Anchor.extend({ defaultProps: { underline: 'hover' } }),
  Button: Button.extend({
    defaultProps: { size: 'md' },
    classNames: { root: classes.button, label: classes.buttonLabel },
  }),
  Card: Card.extend({ defaultProps: { padding: 'lg', radius: 'lg' }, classNames: { root: classes.card } }),
  Checkbox: Checkbox.extend({ classNames: { root: classes.checkbox, input: classes.check } }),
  Drawer: Drawer.extend({ classNames: { content: classes.float, header: classes.float } }),
  Input: Input.extend({
    defaultProps: { size: 'md' },
    classNames: { wrapper: classes.inputWrapper, input: classes.input },
  }),
  InputWrapper: InputWrapper.extend({
    defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'input', 'error'] },
    classNames: { label: classes.label, required: classes.required },
  }),
  Loader: Loader.extend({ defaultProps: { color: 'amber' } }),
  Menu: Menu.extend({
    defaultProps: { shadow: 'xl', radius: 'md', transitionProps: { duration: 150 } },
    classNames: { dropdown: classes.float, item: classes.menuItem },
  }),
  Modal: Modal.extend({
    defaultProps: { radius: 'lg', centered: true, transitionProps: { duration: 200 } },
    classNames: { content: classes.float, header: classes.float },
  }),
  Notification: Notification.extend({ classNames: { root: classes.notification } }),
  Paper: Paper.extend({ defaultProps: { radius: 'lg' }, classNames: { root: classes.card } }),
  Select: Select.extend({
    defaultProps: { size: 'md', checkIconPosition: 'right' },
    classNames: { dropdown: classes.float },
  }),
  Skeleton: Skeleton.extend({ classNames: { root: classes.skeleton } }),
  Textarea: Textarea.extend({ defaultProps: { size: 'md' } }),
  TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
  Title: Title.extend({ classNames: { root: classes.title } }),
};
