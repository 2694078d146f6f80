"""The words of the product: Fluent catalogues in English, French and German, one source for all clients."""

from flambeur.texts.catalogue import LANGUAGES, Language, Texts, system_language, texts

__all__ = ["LANGUAGES", "Language", "Texts", "system_language", "texts"]
