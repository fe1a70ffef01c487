"""Names of fields for screen readers, where no caption stands beside them."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QLineEdit, QWidget


def name_field(field: QWidget, words: str) -> None:
    """Call a field by these words; on Linux a list goes by a label of its own alone, be it one that is not shown."""
    field.setAccessibleName(words)
    for line in field.findChildren(QLineEdit):
        line.setAccessibleName(words)
    around = field.parentWidget()
    assert around is not None, "a label stands beside its field"
    label = next((label for label in around.findChildren(QLabel) if label.buddy() is field), None)
    if label is None:
        label = QLabel(around)
        label.hide()
        label.setBuddy(field)
    label.setText(words)
